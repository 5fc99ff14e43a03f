/** These people drew the icons from game-icons.net (CC BY 3.0); all other drawings are our own. */
export const ICON_AUTHORS: readonly string[] = [];
