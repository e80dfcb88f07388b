import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { settingsQuery } from '../../../records/organization/organization-queries'
import { useOrganizationId } from '../../../records/organization/use-organization-id'
import { useApi } from '../../../shared/use-api'
import { type ColumnOrder, orderOfColumn } from './date-order'
import type { CsvFile } from '../../../shared/csv/read-csv'
import type { DateOrder } from './typed-birth'

/**
 * How the dates of a column are read: as they tell, or where they don't as the person answers, and until then as the
 * organization writes dates.
 */
export function useDateOrder(csv: CsvFile | null, column: number | undefined, today: string) {
  const orgId = useOrganizationId()
  const settings = useQuery({ ...settingsQuery(useApi(), orgId ?? ''), enabled: orgId !== null })
  const [answer, setAnswer] = useState<DateOrder | null>(null)
  const found = useMemo<ColumnOrder>(() => {
    if (csv === null || column === undefined) return { order: 'month' }
    const values = csv.rows.map((row) => row[column] ?? '')
    return orderOfColumn(csv.headings[column] ?? '', values, today)
  }, [csv, column, today])
  return {
    today,
    order: 'order' in found ? found.order : (answer ?? usualOrder(settings.data?.settings.dateFormat)),
    question: 'question' in found ? found.question : null,
    answer: setAnswer,
  }
}

const usualOrder = (dateFormat = ''): DateOrder => (dateFormat.startsWith('DD') ? 'day' : 'month')
