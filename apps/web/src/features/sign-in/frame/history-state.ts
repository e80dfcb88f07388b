/** A field of a location's state, which the browser's history keeps and may be of any shape. */
export const stateField = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined

/** The same, where it is a text. */
export function stateText(state: unknown, name: string): string | undefined {
  const value = stateField(state, name)
  return typeof value === 'string' ? value : undefined
}
