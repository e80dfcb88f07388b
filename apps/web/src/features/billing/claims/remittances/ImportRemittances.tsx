import { REMITTANCES_MESSAGES } from '@oaklet/api'
import type { ImportedRemittances } from '@oaklet/api/contract'
import { Link, Stack, Text } from '@oaklet/design-system'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { usePracticeId } from '../../../../shared/use-session'
import { ImportFiles } from '../imports/ImportFiles'
import { importWords, paymentWords, remittanceName } from './remittance-words'

/** Imports files of payments, and says of each which payments it holds, each with the way to it. */
export function ImportRemittances() {
  const [api, practiceId] = [useApi(), usePracticeId()]
  return (
    <ImportFiles<ImportedRemittances>
      label="Import remittances"
      description="The files in which insurances say what they paid, and for which claims: 835, also called ERA. Nothing is posted by importing them."
      send={(body, options) => api.remittances.importFile({ practiceId }, body, options)}
      fallback={REMITTANCES_MESSAGES.importFile}
      isRepeated={({ isRepeated }) => isRepeated}
      wordsOf={importWords}
      detailOf={({ remittances }) => (
        <Stack gap="xs">
          {remittances.map((remittance) => (
            <Text key={remittance.id}>
              <Link tone="inline" href={paths.remittance(remittance.id)}>
                {remittanceName(remittance)}
              </Link>
              {`: ${paymentWords(remittance)}`}
            </Text>
          ))}
        </Stack>
      )}
      next={(imported) =>
        imported.some(({ remittances }) => remittances.some(({ state }) => state === 'needs_review')) && (
          <Link href={paths.claims({ view: 'remittances', state: 'needs_review' })}>
            See remittances to review
          </Link>
        )
      }
    />
  )
}
