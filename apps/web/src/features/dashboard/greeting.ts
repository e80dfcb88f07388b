const NOON = 12
const EVENING = 17
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Mx|Prof)\.?\s+/i

/** Returns the part of the day at an hour from 0 to 23. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < NOON) return 'morning'
  return hour < EVENING ? 'afternoon' : 'evening'
}

/** `Dr. Imani Cole` → `Imani`. */
export const firstName = (name: string): string => name.trim().replace(TITLE, '').split(/\s+/)[0] ?? ''

/** `Good morning, Olivia`; without a name just the greeting. */
export function greeting(name: string, hour: number): string {
  const words = `Good ${partOfDay(hour)}`
  const first = firstName(name)
  return first === '' ? words : `${words}, ${first}`
}
