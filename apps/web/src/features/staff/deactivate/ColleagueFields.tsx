import type { StaffMember } from '@oaklet/api/contract'
import { Banner, Checkbox } from '@oaklet/design-system'
import { PersonField } from '../PersonField'
import { handedOver } from './deactivate-form'
import { overlapWords } from './overlap-words'
import type { QuestionProps } from './WhatBecomesField'

interface ColleagueFieldsProps extends QuestionProps {
  member: StaffMember
  /** Whether what is known of overlaps is about the colleague chosen before. */
  isAsking: boolean
}

/** Who takes over what is handed over, and whether appointments may overlap with theirs. */
export function ColleagueFields(props: ColleagueFieldsProps) {
  const { member, open, isAsking, values, errorAt, onChange } = props
  const { clinician } = values
  const handed = handedOver(values, open)
  if (!handed.appointments && !handed.clients) return null
  return (
    <>
      <PersonField
        label="Who takes them over?"
        name="clinician"
        person={clinician}
        fits={({ id, isClinician }) => isClinician && id !== member.id}
        errorMessage={errorAt('clinician')}
        onChange={(chosen) => onChange({ clinician: chosen, allowOverlap: false })}
      />
      {handed.appointments && clinician !== null && !isAsking && open.overlapping > 0 && (
        <>
          <Banner tone="wait" isAnnounced>
            {overlapWords(open, clinician.name)}
          </Banner>
          <Checkbox
            name="allowOverlap"
            isSelected={values.allowOverlap}
            errorMessage={errorAt('allowOverlap')}
            onChange={(allowOverlap) => onChange({ allowOverlap })}
          >
            Hand them over all the same
          </Checkbox>
        </>
      )}
    </>
  )
}
