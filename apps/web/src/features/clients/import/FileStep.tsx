import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@oaklet/api/contract'
import { FileUpload, Stack, Text } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'

interface FileStepProps {
  file: File | null
  error: string
  onChoose: (file: File | null) => void
}

/** Chooses the file. */
export function FileStep({ file, error, onChoose }: FileStepProps) {
  return (
    <Stack gap="l">
      <Text isReading>
        Save your clients as CSV in the product that has them now: one client per row, with the names of the
        columns in the first row. You can import up to {countOf(MAX_IMPORT_ROWS, 'client', 'clients')} at
        once. Nobody is added before you have seen what will be.
      </Text>
      <FileUpload
        label="File with your clients"
        name="file"
        accept={['.csv', 'text/csv', '.txt', '.tsv']}
        maxBytes={MAX_IMPORT_BYTES}
        files={file === null ? [] : [{ id: 'file', name: file.name, bytes: file.size, state: 'done' }]}
        errorMessage={error}
        onAdd={([added]) => onChoose(added ?? null)}
        onRemove={() => onChoose(null)}
      />
    </Stack>
  )
}
