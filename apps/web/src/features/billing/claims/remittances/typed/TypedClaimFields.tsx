import { Button, Card, Checkbox, FieldGroup, Heading, Inline, Stack, TextField } from '@oaklet/design-system'
import { linePath, type TypedClaim, type TypedLine } from './typed-form'
import { TypedLineFields } from './TypedLineFields'

interface TypedClaimFieldsProps {
  claim: TypedClaim
  /** Its place among the claims of the payment. */
  index: number
  errorAt: (name: string) => string | undefined
  currency: string
  onChange: (claim: TypedClaim) => void
  onRemove: () => void
}

/** A claim of a payment, with what the paper says of it and of each of its services. */
export function TypedClaimFields(props: TypedClaimFieldsProps) {
  const { claim, index, errorAt, currency, onChange, onRemove } = props
  const name = claim.isReversal ? `${claim.name}, taken back` : claim.name
  const putLine = (at: number, line: TypedLine) => onChange({ ...claim, lines: claim.lines.with(at, line) })
  return (
    <Card>
      <Stack gap="l">
        <Inline gap="m" justify="between">
          <Heading level={2} look="card">
            {name}
          </Heading>
          <Button size="small" tone="quiet" aria-label={`Take away ${name}`} onPress={onRemove}>
            Take away
          </Button>
        </Inline>
        {claim.lines.map((line, at) => (
          <TypedLineFields
            key={line.number}
            line={line}
            pathOf={(field) => linePath(index, at, field)}
            errorAt={errorAt}
            currency={currency}
            onChange={(next) => putLine(at, next)}
          />
        ))}
        <FieldGroup legend={`Of the whole claim ${name}`} isLegendHidden columns={2}>
          <TextField
            label="Claim number of the insurance"
            name={`claims.${index}.payerClaimNumber`}
            isOptional
            maxLength={50}
            value={claim.payerClaimNumber}
            errorMessage={errorAt(`claims.${index}.payerClaimNumber`)}
            onChange={(payerClaimNumber) => onChange({ ...claim, payerClaimNumber })}
          />
          {!claim.isReversal && (
            <Checkbox
              name={`claims.${index}.isForwarded`}
              isSelected={claim.isForwarded}
              onChange={(isForwarded) => onChange({ ...claim, isForwarded })}
            >
              The insurance has sent it on to the next one itself
            </Checkbox>
          )}
          <Checkbox
            name={`claims.${index}.isReversal`}
            description="Type its amounts as they were then: they count below zero. Find the claim once more for a new decision."
            isSelected={claim.isReversal}
            onChange={(isReversal) => onChange({ ...claim, isReversal })}
          >
            It takes back an earlier decision
          </Checkbox>
        </FieldGroup>
      </Stack>
    </Card>
  )
}
