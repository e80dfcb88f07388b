import type { Opening, Openings } from '@oaklet/api/contract'
import { Button, Heading, Inline, Stack, Text } from '@oaklet/design-system'
import { useEffect, useRef } from 'react'
import { countOf } from '../../../shared/count-of'
import { formatLongDate, formatTime } from '../../../shared/format-date'

interface OpeningDaysProps {
  found: Openings
  timeZone: string
  /** They are of several clinicians, so each says whose it is. */
  isOfAll: boolean
  onChosen: (opening: Opening) => void
  /** They came by the button for later days, which is gone with the days before: the keyboard goes to the first. */
  isLater: boolean
  /** The keyboard is where it belongs. */
  onLed: () => void
  /** Goes on with the days from this one. */
  onLater: (date: string) => void
}

/** The openings of some days, each a button. */
export function OpeningDays(props: OpeningDaysProps) {
  const { found, timeZone, isOfAll, isLater, onLed, onChosen, onLater } = props
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isLater) return
    first.current?.focus()
    onLed()
  }, [isLater, onLed])
  const { days, nextDate, lastDate } = found
  const count = days.reduce((sum, { openings }) => sum + openings.length, 0)
  return (
    <Stack gap="l">
      <div role="status">
        <Text tone="quiet">
          {count === 0
            ? `No opening until ${formatLongDate(lastDate)}`
            : countOf(count, 'opening', 'openings')}
        </Text>
      </div>
      {days.map(({ date, openings }, day) => (
        <Stack key={date} gap="s">
          <Heading level={3} look="small">
            {formatLongDate(date)}
          </Heading>
          <Inline gap="s" wrap>
            {openings.map((opening, place) => (
              <Button
                ref={day + place === 0 ? first : undefined}
                key={`${opening.clinician.id} ${opening.startsAt}`}
                size="small"
                aria-label={`${formatLongDate(date)}, ${wordsOf(opening, timeZone, isOfAll)}`}
                onPress={() => onChosen(opening)}
              >
                {wordsOf(opening, timeZone, isOfAll)}
              </Button>
            ))}
          </Inline>
        </Stack>
      ))}
      {nextDate !== null && (
        <Inline gap="s">
          <Button onPress={() => onLater(nextDate)}>Later days</Button>
        </Inline>
      )}
    </Stack>
  )
}

/** "9:00 AM", or "9:00 AM, Dr. Imani Cole". */
const wordsOf = ({ startsAt, clinician }: Opening, timeZone: string, isOfAll: boolean): string =>
  [formatTime(startsAt, timeZone), isOfAll && clinician.name].filter(Boolean).join(', ')
