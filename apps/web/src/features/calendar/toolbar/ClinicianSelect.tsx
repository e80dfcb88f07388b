import type { Clinician } from '@oaklet/api/contract'
import { Select } from '@oaklet/design-system'

const EVERYONE = 'everyone'
const SEVERAL = 'several'

interface ClinicianSelectProps {
  clinicians: readonly Clinician[]
  /** Whose appointments are shown; none of them stands for all. */
  chosenIds: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Shows one clinician or all; several, who were chosen elsewhere, stay until another choice is made. */
export function ClinicianSelect({ clinicians, chosenIds, onChange }: ClinicianSelectProps) {
  const isOfSeveral = chosenIds.length > 1
  return (
    <Select
      label="Clinician"
      isLabelHidden
      items={[
        { id: EVERYONE, label: 'Clinician: all' },
        ...(isOfSeveral ? [{ id: SEVERAL, label: `${chosenIds.length} clinicians` }] : []),
        ...clinicians.map(({ id, name }) => ({ id, label: name })),
      ]}
      selectedKey={isOfSeveral ? SEVERAL : (chosenIds[0] ?? EVERYONE)}
      onSelectionChange={(key) => key !== SEVERAL && onChange(key === EVERYONE ? [] : [key])}
    />
  )
}
