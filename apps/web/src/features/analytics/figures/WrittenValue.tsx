import { VisuallyHidden } from '@oaklet/design-system'
import { type Measure, spokenValue, writtenValue } from './figure-words'

/** A number as written, with another text for screen readers if that differs. */
export function WrittenValue({ value, measure }: { value: number; measure: Measure }) {
  const [written, spoken] = [writtenValue(value, measure), spokenValue(value, measure)]
  if (written === spoken) return written
  return (
    <>
      <span aria-hidden="true">{written}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  )
}
