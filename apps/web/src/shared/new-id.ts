/** A new random id. */
export const newId = (): string => crypto.randomUUID()
