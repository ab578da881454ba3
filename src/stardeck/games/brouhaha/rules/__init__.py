"""The rules of Rock & Roll Brouhaha, one file per chapter: set-up, prelude, main phase, GIGs, HUSTLES, coda."""
