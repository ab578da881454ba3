// Which page is shown: the path and the hash of the address, without reloading.
class Router {
  path = $state(location.pathname);
  query = $state(location.search);
  /** How often the page was changed since it was loaded. */
  moves = 0;

  constructor() {
    window.addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.clicked(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.read();
    window.scrollTo(0, 0);
  }

  private read(): void {
    if (this.path !== location.pathname) this.moves += 1;
    this.path = location.pathname;
    this.query = location.search;
  }

  /** A plain click on a link of our own changes the page without loading it. */
  private clicked(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
