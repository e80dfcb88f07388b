import { FieldGroup, Select, Stack, Text } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import type { ColumnMapping, ImportField, importFields } from './import-fields'
import type { CsvFile } from '../../../shared/csv/read-csv'

const NOT_THERE = 'none'

interface ColumnsStepProps {
  csv: CsvFile
  /** What a column may hold. */
  fields: ReturnType<typeof importFields>
  mapping: ColumnMapping
  onChange: (mapping: ColumnMapping) => void
  /** What the columns leave to be asked. */
  children: ReactNode
}

/** Says which column holds what, beginning with what the headings suggest. */
export function ColumnsStep({ csv, fields, mapping, onChange, children }: ColumnsStepProps) {
  const columns = csv.headings.map((heading, at) => ({
    id: String(at),
    label: labelOf(heading, at, csv.headings),
  }))
  const items = [{ id: NOT_THERE, label: 'Not in the file' }, ...columns]
  const choose = (field: ImportField, key: string) => {
    onChange({ ...mapping, [field]: key === NOT_THERE ? undefined : Number(key) })
  }
  return (
    <Stack gap="l">
      <Text>Check which column of your file holds what. Each client needs a first or a last name.</Text>
      <FieldGroup legend="Columns" columns={2}>
        {fields.map(({ id, label }) => (
          <Select
            key={id}
            label={label}
            items={items}
            selectedKey={mapping[id] === undefined ? NOT_THERE : String(mapping[id])}
            onSelectionChange={(key) => choose(id, key)}
          />
        ))}
      </FieldGroup>
      {children}
    </Stack>
  )
}

/** A heading, with its place in the file where it is empty or isn't the only one of its name. */
function labelOf(heading: string, at: number, headings: readonly string[]): string {
  if (heading === '') return `Column ${at + 1}`
  return headings.indexOf(heading) === headings.lastIndexOf(heading)
    ? heading
    : `${heading} (column ${at + 1})`
}
