import { Link, type LinkProps, VisuallyHidden } from '@oaklet/design-system'
import type { Measure } from './figure-words'
import type { RecordLink } from './use-record-links'
import { WrittenValue } from './WrittenValue'

interface LinkedValueProps {
  value: number
  measure: Measure
  link: RecordLink | undefined
  tone: LinkProps['tone']
}

/** A number that leads to its records, if it leads anywhere. */
export function LinkedValue({ value, measure, link, tone }: LinkedValueProps) {
  const written = <WrittenValue value={value} measure={measure} />
  if (link === undefined) return written
  return (
    <Link tone={tone} id={link.id} href={link.href}>
      {written}
      <VisuallyHidden>{link.hint}</VisuallyHidden>
    </Link>
  )
}
