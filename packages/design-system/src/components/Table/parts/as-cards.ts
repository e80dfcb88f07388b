/** Narrower than this the rows of a table become cards: the room there is decides, not the screen. */
export const asCards = '(max-width: 43rem)'
