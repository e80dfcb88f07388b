/** Whether a text is a day of this century, `YYYY-MM-DD`. Browsers take February 31 for a day in March. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return date.getTime() > 0 && date.toISOString().startsWith(text)
}
