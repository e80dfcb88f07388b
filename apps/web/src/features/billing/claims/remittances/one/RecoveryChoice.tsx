import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { RemittanceAdjustment, RemittanceDetails } from '@oaklet/api/contract'
import { Banner, Card, Heading, Select, Stack, Text } from '@oaklet/design-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords } from '../../../../../shared/failure-words'
import { formatMoney } from '../../../../../shared/format-money'
import { useApi } from '../../../../../shared/use-api'
import { ClaimFinder, type FoundClaim } from './ClaimFinder'
import { lineWords, withRecovery } from './decisions'
import type { ReviewForm } from './use-review'

interface RecoveryChoiceProps {
  adjustment: RemittanceAdjustment
  remittance: RemittanceDetails
  form: ReviewForm
}

/** For which session the insurance takes money back; left alone, it is posted as owed and unclear. */
export function RecoveryChoice({ adjustment, remittance, form }: RecoveryChoiceProps) {
  const { position, words, code, reference, cents, pcn } = adjustment
  const { currency, records } = remittance
  const { values } = form
  const index = values.recoveries.findIndex((one) => one.position === position)
  const chosen = values.recoveries[index]
  const { asking, sessions } = useSessions(remittance)
  const [found, setFound] = useState<FoundClaim | null>(null)
  const put = (recovery: Parameters<typeof withRecovery>[2]) =>
    form.change({ recoveries: withRecovery(values, position, recovery).recoveries })
  const record = records.find(({ id }) => id === chosen?.claimId)
  const name = record && `${record.pcn}, ${record.client.name}`
  const choose = (next: FoundClaim | null) => {
    setFound(next)
    put(null)
    if (next === null) return
    asking.mutate(next.id, {
      // The first session is taken until the person says otherwise.
      onSuccess: ([first]) => first && put({ claimId: next.id, lineNumber: first.number }),
    })
  }
  return (
    <Card>
      <Stack gap="l">
        <Heading level={3}>{`${words}: ${formatMoney(cents, currency)}`}</Heading>
        <Text>
          {[
            code,
            ...(reference === '' ? [] : [`reference ${reference}`]),
            ...(pcn === null ? [] : [`claim ${pcn} is named in it`]),
          ].join(', ')}
        </Text>
        <ClaimFinder
          label={`Claim for which ${formatMoney(cents, currency)} are taken back`}
          description="Find it by its control number or client. Without a claim it is posted as owed and unclear."
          isOptional
          {...(index >= 0 && { name: `recoveries.${index}.claimId` })}
          errorMessage={index < 0 ? undefined : form.errorAt(`recoveries.${index}.claimId`)}
          claim={found ?? (record && name !== undefined ? { id: record.id, name } : null)}
          onChange={choose}
        />
        {asking.error && (
          <Banner tone="bad" isAnnounced>
            {failureWords(asking.error, CLAIMS_MESSAGES.get)}
          </Banner>
        )}
        {chosen !== undefined && (
          <Select
            label="Session"
            name={`recovery-${position}-line`}
            items={sessions(chosen.claimId).map((line) => ({
              id: line.number,
              label: lineWords(line, currency),
            }))}
            selectedKey={chosen.lineNumber}
            onSelectionChange={(lineNumber) => put({ claimId: chosen.claimId, lineNumber })}
          />
        )}
      </Stack>
    </Card>
  )
}

/** The sessions of claims: of those that the remittance names at once, of another one when it is chosen. */
function useSessions({ practiceId, records }: RemittanceDetails) {
  const api = useApi()
  const asking = useMutation({
    mutationFn: async (claimId: string) => {
      const { form } = await api.claims.get({ practiceId, claimId })
      return form.lines.map(({ controlNumber, date, ...line }) => ({
        ...line,
        number: controlNumber,
        servedOn: date,
      }))
    },
  })
  return {
    asking,
    sessions: (claimId: string) =>
      asking.variables === claimId && asking.data
        ? asking.data
        : (records.find(({ id }) => id === claimId)?.lines ?? []),
  }
}
