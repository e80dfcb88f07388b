import { isRealDate } from './is-real-date'

/** Whether a text is a day of this century, `YYYY-MM-DD`. */
export const isDay = (text: string | null): text is string =>
  text !== null && text.startsWith('20') && isRealDate(text)
