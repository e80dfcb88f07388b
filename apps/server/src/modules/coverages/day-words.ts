const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-25` → `November 25, 2026`. */
export const dayWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`))
