import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components'
import { amount, fill, label as labelStyle, measured, track, unknown, words } from './ProgressBar.css'

export interface ProgressBarProps {
  /** What is going on, like "Uploading intake.pdf". */
  label: string
  /** How much is done, from 0 to 1; without it, it is not known. */
  value?: number | undefined
  /** How much is done in words, like "3 of 12 files"; a percentage unless given. */
  valueLabel?: string | undefined
}

/** How far something that takes a while has come; for a measurement that stands still, use Meter. */
export function ProgressBar({ label, value, valueLabel }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={measured}
      minValue={0}
      maxValue={1}
      isIndeterminate={value === undefined}
      {...(value !== undefined && { value })}
      {...(valueLabel !== undefined && { valueLabel })}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={words}>
            <Label className={labelStyle}>{label}</Label>
            <span className={amount}>{valueText ?? valueLabel}</span>
          </span>
          <span className={track}>
            {percentage === undefined ? (
              <span className={unknown} />
            ) : (
              <span className={fill} style={{ inlineSize: `${percentage}%` }} />
            )}
          </span>
        </>
      )}
    </AriaProgressBar>
  )
}
