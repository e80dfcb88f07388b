const DAY_MS = 86_400_000

/** How many days lie between two calendar dates; below zero where `to` comes first. */
export const daysFrom = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS
