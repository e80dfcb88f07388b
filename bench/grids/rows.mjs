/** What all grids show: the same facts, rows as high and a window as high. */
export const COLUMNS = [
  { id: 'name', header: 'Name' },
  { id: 'city', header: 'City' },
  { id: 'status', header: 'Status' },
  { id: 'phone', header: 'Phone' },
  { id: 'balance', header: 'Balance' },
]
export const ROW_HEIGHT_PX = 48
export const HEAD_HEIGHT_PX = 44
export const WINDOW_HEIGHT_PX = 600

const rowAt = (index) => ({
  id: `r${index}`,
  name: `Person ${index}`,
  city: index % 3 === 0 ? 'Springfield' : 'Portland',
  status: index % 5 === 0 ? 'Waiting' : 'Active',
  phone: `(555) 010-${String(index % 10_000).padStart(4, '0')}`,
  balance: `$${(index * 7919) % 500}.00`,
})

/** The rows, and the same rows in the other order: sorting itself is not what is measured. */
export function prepare(count) {
  const rows = Array.from({ length: count }, (_, index) => rowAt(index))
  return { ascending: rows, descending: rows.toReversed() }
}
