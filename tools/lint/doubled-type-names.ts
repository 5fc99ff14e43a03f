/**
 * Names that each game gives to something of its own. A game never imports another one, and every rulebook has its own
 * cards, places and prices, so a reader never meets two of them at once.
 */
export const OWN_TO_EACH_GAME: readonly string[] = ['GlyphName', 'Journey', 'Place', 'Scene', 'Sheet', 'Way'];
