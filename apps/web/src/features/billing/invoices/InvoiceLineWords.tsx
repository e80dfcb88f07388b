import type { InvoiceLine, InvoiceLineShare } from '@oaklet/api/contract'
import { Link, Stack, Text } from '@oaklet/design-system'
import { dateInZone, formatShortDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { paths } from '../../../shared/paths'

interface InvoiceLineWordsProps {
  line: InvoiceLine
  currency: string
  timeZone: string
}

/** What was done, on which day, and how the amount comes about. */
export function InvoiceLineWords({ line, currency, timeZone }: InvoiceLineWordsProps) {
  const { description, servedAt, quantity, unitPriceCents, share } = line
  const day = servedAt === null ? [] : [formatShortDate(dateInZone(servedAt, timeZone))]
  const amounts =
    share === null
      ? [`${quantity} × ${formatMoney(unitPriceCents, currency)}`]
      : shareWords(share, quantity * unitPriceCents, (cents) => formatMoney(cents, currency))
  return (
    <Stack gap="xs">
      <Text weight="strong">{description}</Text>
      <Text tone="quiet" size="s" weight="regular">
        {[...day, ...amounts].join(' · ')}
      </Text>
      {share?.claim != null && (
        <Text tone="quiet" size="s" weight="regular">
          Claim <Link href={paths.claim(share.claim.id)}>{share.claim.pcn}</Link>, line{' '}
          {share.claim.lineNumber}
        </Text>
      )}
    </Stack>
  )
}

/** What a share consists of, without what it has nothing of: “Deductible $118.40”; the rest of it was left to the client by a person. */
function shareWords(
  { deductibleCents, coinsuranceCents, copayCents }: InvoiceLineShare,
  totalCents: number,
  money: (cents: number) => string,
): string[] {
  const parts = [
    ['Deductible', deductibleCents],
    ['Coinsurance', coinsuranceCents],
    ['Copay', copayCents],
  ] as const
  const words = parts.flatMap(([word, cents]) => (cents === 0 ? [] : [`${word} ${money(cents)}`]))
  const restCents = totalCents - deductibleCents - coinsuranceCents - copayCents
  if (words.length === 0) return ['Not paid by the insurance']
  return restCents > 0 ? [...words, `Not paid by the insurance ${money(restCents)}`] : words
}
