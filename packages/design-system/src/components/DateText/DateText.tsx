import { useLocale } from 'react-aria-components'
import { dateText } from './DateText.css'
import { dateWords, type DateLook } from './date-words'

export interface DateTextProps {
  /** `YYYY-MM-DD`, which is the same day everywhere, or an ISO instant, which is shown with its time. */
  value: string
  /** `short` by default: "Tue, Nov 17", with the year where it is not this one. */
  look?: DateLook | undefined
  /** The practice's time zone; the machine's by default. */
  timeZone?: string | undefined
  /** What "today" and "this year" refer to; the clock at the time of drawing by default. */
  now?: Date | undefined
}

/** A date in the words people use, with the exact value for machines. */
export function DateText({ value, look = 'short', timeZone, now }: DateTextProps) {
  const { locale } = useLocale()
  return (
    <time dateTime={value} className={dateText}>
      {dateWords({ value, look, locale, timeZone, now })}
    </time>
  )
}
