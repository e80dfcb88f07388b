import type { AnalyticsFigure, DateSpan } from '@oaklet/api/contract'
import { Text } from '@oaklet/design-system'
import { Definition } from '../../../shared/Definition'
import { spanWords } from '../../../shared/dates/span-words'

export interface AboutFigureProps {
  figure: Pick<AnalyticsFigure, 'label' | 'definition' | 'isSuppressed'>
  previous: DateSpan
}

/** A popover with the definition of a figure, the span it is compared with, and the reason for suppression. */
export function AboutFigure({ figure: { label, definition, isSuppressed }, previous }: AboutFigureProps) {
  return (
    <Definition
      label={label}
      notes={
        <>
          <Text tone="quiet">Compared with {spanWords(previous)}.</Text>
          {isSuppressed && (
            <Text tone="quiet" isReading>
              What would tell of fewer than five clients whom you may not see is withheld, so that nobody can
              be recognized by it.
            </Text>
          )}
        </>
      }
    >
      {definition}
    </Definition>
  )
}
