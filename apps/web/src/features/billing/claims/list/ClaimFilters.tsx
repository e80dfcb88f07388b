import { Select } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { payersQuery } from '../../../../records/payers/payers-queries'
import { RangeDates } from '../../../../shared/dates/RangeDates'
import { ListFilters } from '../../../../shared/lists/ListFilters'
import { useApi } from '../../../../shared/use-api'
import { CHOSEN_DAYS } from '../../chosen-days'
import {
  AGE_CHOICES,
  APPEAL_CHOICES,
  DUE_CHOICES,
  ORDER_CHOICES,
  SENT_CHOICES,
  STATE_CHOICES,
} from './claim-filters'
import { insurance } from './ClaimFilters.css'
import type { useClaimsList } from './use-claims-list'

interface ClaimFiltersProps {
  practiceId: string
  filters: ReturnType<typeof useClaimsList>['filters']
  /** What is done with the narrowed list. */
  children: ReactNode
}

/** What the list of claims is narrowed to, and its order. */
export function ClaimFilters({ practiceId, filters, children }: ClaimFiltersProps) {
  const { data: payers = [] } = useQuery(payersQuery(useApi(), practiceId))
  const { chosen, choose, sent } = filters
  return (
    <ListFilters
      label="Filter claims"
      find="Find by client or number"
      shortcut="Find a claim"
      words={filters}
    >
      <Select
        label="State"
        isLabelHidden
        items={STATE_CHOICES}
        selectedKey={chosen.state}
        onSelectionChange={(state) => choose('state', state)}
      />
      <Select
        label="Age"
        isLabelHidden
        items={AGE_CHOICES}
        selectedKey={chosen.age}
        onSelectionChange={(age) => choose('age', age)}
      />
      <Select
        label="First sent"
        isLabelHidden
        items={SENT_CHOICES}
        selectedKey={chosen.sent}
        onSelectionChange={(days) => choose('sent', days)}
      />
      {chosen.sent === CHOSEN_DAYS && <RangeDates range={sent.days} onChange={sent.change} />}
      <Select
        label="Filing limit"
        isLabelHidden
        items={DUE_CHOICES}
        selectedKey={chosen.due}
        onSelectionChange={(due) => choose('due', due)}
      />
      <Select
        label="Appeal"
        isLabelHidden
        items={APPEAL_CHOICES}
        selectedKey={chosen.appeal}
        onSelectionChange={(appeal) => choose('appeal', appeal)}
      />
      <Select
        label="Order"
        isLabelHidden
        items={ORDER_CHOICES}
        selectedKey={chosen.sort}
        onSelectionChange={(sort) => choose('sort', sort)}
      />
      {/* Its names come late: it is the last one, and has its width from the start. */}
      <div className={insurance}>
        <Select
          label="Insurance"
          isLabelHidden
          items={[
            { id: 'all', label: 'All insurances' },
            ...payers.map(({ id, name }) => ({ id, label: name })),
          ]}
          selectedKey={chosen.payerId}
          onSelectionChange={(payerId) => choose('payerId', payerId)}
        />
      </div>
      {children}
    </ListFilters>
  )
}
