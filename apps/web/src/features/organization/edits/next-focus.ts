/** The row that takes the focus of one that goes: the one after it, else the one before; null when it was alone. */
export function nextFocus(rows: readonly { id: string }[], id: string): string | null {
  const at = rows.findIndex((row) => row.id === id)
  return (rows[at + 1] ?? rows[at - 1])?.id ?? null
}
