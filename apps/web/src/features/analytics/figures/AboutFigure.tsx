import type { AnalyticsFigure, DateSpan } from '@oaklet/api/contract'
import { Icon, IconButton, PopoverTrigger, Stack, Text } from '@oaklet/design-system'
import { spanWords } from '../filters/range-words'

export interface AboutFigureProps {
  figure: Pick<AnalyticsFigure, 'label' | 'definition' | 'isSuppressed'>
  previous: DateSpan
}

/** A popover with the definition of a figure, the span it is compared with, and the reason for suppression. */
export function AboutFigure({ figure: { label, definition, isSuppressed }, previous }: AboutFigureProps) {
  return (
    <PopoverTrigger
      title={label}
      placement="bottom end"
      trigger={
        <IconButton label={`What “${label}” counts`} tone="quiet" size="small" icon={<Icon of="info" />} />
      }
    >
      <Stack gap="s">
        <Text isReading>{definition}</Text>
        <Text tone="quiet">Compared with {spanWords(previous)}.</Text>
        {isSuppressed && (
          <Text tone="quiet" isReading>
            What would tell of fewer than five clients whom you may not see is withheld, so that nobody can be
            recognized by it.
          </Text>
        )}
      </Stack>
    </PopoverTrigger>
  )
}
