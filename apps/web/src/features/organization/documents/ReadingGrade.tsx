import type { DocumentSection } from '@oaklet/api/contract'
import { Banner, Text } from '@oaklet/design-system'
import { useDeferredValue, useMemo } from 'react'
import { readingGrade } from './reading-grade'

/** More years of school than this are too many for many clients. */
const HIGHEST_GRADE = 8

/** How many years of school it takes to read the text; nothing while there is too little of it. */
export function ReadingGrade({ sections }: { sections: readonly DocumentSection[] }) {
  const read = useDeferredValue(sections)
  const grade = useMemo(() => readingGrade(read), [read])
  if (grade === null) return null
  if (grade <= HIGHEST_GRADE) return <Text tone="quiet">{`Reading grade ${grade}: easy to read.`}</Text>
  return (
    <Banner tone="wait" title={`Reading grade ${grade}: hard to read`}>
      {`Many people read best at grade 6 to ${HIGHEST_GRADE}. Shorter sentences and plain words help.`}
    </Banner>
  )
}
