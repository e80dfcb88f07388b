/** Whether the calendar has a date, `YYYY-MM-DD`. Browsers take February 31 for a day in March. */
export function isRealDate(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
