import type { ClaimSummary } from '@oaklet/api/contract'
import { MAX_CLAIMS_IN_FILE } from '@oaklet/api/contract'
import { Button, Text } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'

interface SendChosenProps {
  chosen: readonly ClaimSummary[]
  isPending: boolean
  onMake: (claims: readonly ClaimSummary[]) => void
}

/** The button that makes a file of the chosen claims; those on paper are printed and sent one by one. */
export function SendChosen({ chosen, isPending, onMake }: SendChosenProps) {
  const forFile = chosen.filter(({ delivery }) => delivery === 'file')
  const onPaper = chosen.length - forFile.length
  if (forFile.length > MAX_CLAIMS_IN_FILE) {
    return <Text>A file holds at most {MAX_CLAIMS_IN_FILE} claims: choose fewer.</Text>
  }
  return (
    <>
      {onPaper > 0 && (
        <Text>{onPaper === 1 ? 'One goes' : `${onPaper} go`} on paper: open it to print it.</Text>
      )}
      {forFile.length > 0 && (
        <Button tone="primary" isPending={isPending} onPress={() => onMake(forFile)}>
          {isPending ? 'Making the file…' : `Make a file of ${countOf(forFile.length, 'claim', 'claims')}`}
        </Button>
      )}
    </>
  )
}
