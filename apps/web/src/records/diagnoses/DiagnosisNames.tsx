import { Stack, Text } from '@oaklet/design-system'
import { lazyPart } from '../../shared/lazy-part'

// The names of some hundred codes come after the first screen.
const DiagnosisName = lazyPart<{ code: string }>(
  async () => (await import('./DiagnosisName')).DiagnosisName,
  () => null,
)

/** The codes that stand in the lines, each with its name where it has one here. */
export const DiagnosisNames = ({ codes }: { codes: readonly string[] }) => (
  <Stack as="ul" gap="xs">
    {codes.map((code) => (
      <li key={code}>
        <Text as="span" weight="strong">
          {code}
        </Text>{' '}
        <DiagnosisName code={code} />
      </li>
    ))}
  </Stack>
)
