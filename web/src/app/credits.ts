/** The authors of icons that were taken from game-icons.net (CC BY 3.0). All other drawings are our own. */
export const ICON_AUTHORS: readonly string[] = [];
