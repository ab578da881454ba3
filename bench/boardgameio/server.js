// The peer's server: a card game of the size of Rock the Galaxy with the library's own secrets, turns and store.
// node server.js <port> <port of the lobby> memory|files <folder>
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const { INVALID_MOVE, PlayerView, TurnOrder } = require('boardgame.io/core');

const CARDS = 86;
const HAND = 5;

const game = {
  name: 'cards',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle([...Array(CARDS).keys()]);
    const players = {};
    const fans = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.splice(0, HAND) };
      fans[seat] = 0;
    }
    return { secret: { deck }, players, fans, discards: [], supply: 7 };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { order: TurnOrder.DEFAULT, minMoves: 1, maxMoves: 1 },
  moves: {
    // Rules decide on the server only, as ours do: a client sends what it wants and is told what happened.
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        if (!(place >= 0 && place < hand.length)) return INVALID_MOVE;
        G.discards.push(hand.splice(place, 1)[0]);
        if (!G.secret.deck.length) {
          G.secret.deck = random.Shuffle(G.discards);
          G.discards = [];
        }
        hand.push(G.secret.deck.pop());
        G.fans[playerID] += 1;
      },
    },
  },
};

const [port, lobby, store, folder] = process.argv.slice(2);
const db = store === 'files' ? new FlatFile({ dir: folder, logging: false }) : undefined;
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db && { db }) });
server.run({ port: Number(port), lobbyConfig: { apiPort: Number(lobby) }, callback: () => console.log('ready') });
