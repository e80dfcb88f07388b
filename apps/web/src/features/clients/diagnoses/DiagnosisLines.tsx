import { Stack, Text } from '@oaklet/design-system'
import { diagnosisWords } from './diagnosis-choices'

/** A client’s diagnoses under one another, the main one first. */
export function DiagnosisLines({ diagnoses }: { diagnoses: readonly string[] }) {
  if (diagnoses.length === 0) return 'None recorded'
  return (
    <Stack gap="xs">
      {diagnoses.map((code) => (
        <Text key={code}>{diagnosisWords(code)}</Text>
      ))}
    </Stack>
  )
}
