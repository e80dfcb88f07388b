import { Label, Meter as AriaMeter } from 'react-aria-components'
import type { Tone } from '../../theme/tone-names'
import { amount, label as labelStyle, measured, track, words } from '../ProgressBar/ProgressBar.css'
import { fill } from './Meter.css'

export interface MeterProps {
  /** What is measured, like "Working hours booked". */
  label: string
  /** What was measured, in the unit of the two bounds; `valueLabel` says it in words. */
  value: number
  /** The least that the measure can be, where the track is empty. */
  minValue: number
  /** The most that the measure can be, where the track is full. */
  maxValue: number
  /** The value in words, with its unit and, where there is a tone, what it amounts to: "8 of 27, mild". */
  valueLabel: string
  /** Agrees with the words; it never says anything alone. */
  tone?: Tone | undefined
}

/** A measurement within known bounds; for something that goes on, use ProgressBar. */
export function Meter({ label, value, minValue, maxValue, valueLabel, tone }: MeterProps) {
  return (
    <AriaMeter
      className={measured}
      value={value}
      minValue={minValue}
      maxValue={maxValue}
      valueLabel={valueLabel}
    >
      {({ percentage }) => (
        <>
          <span className={words}>
            <Label className={labelStyle}>{label}</Label>
            <span className={amount}>{valueLabel}</span>
          </span>
          <span className={track}>
            <span className={fill({ tone })} style={{ inlineSize: `${percentage}%` }} />
          </span>
        </>
      )}
    </AriaMeter>
  )
}
