/** Depth. A border always says it too, because forced colours take shadows away. */
export const elevation = {
  card: '0 1px 2px rgb(22 40 42 / 5%)',
  overlay: '0 2px 6px rgb(22 40 42 / 8%), 0 12px 32px rgb(22 40 42 / 16%)',
} as const
export type Elevation = keyof typeof elevation

/** What each depth is for. */
export const elevationReasons: Readonly<Record<Elevation, string>> = {
  card: 'A card lies on the page: barely a shadow, under a hairline.',
  overlay: 'A menu, a dialog or a toast floats above the page and will go away again. Nothing else floats.',
}
