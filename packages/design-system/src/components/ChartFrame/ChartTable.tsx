import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { ChartCategory, ChartSeries } from './chart-patterns'
import { body, columnHeader, head, row, rowHeader, table, value as valueStyle } from './ChartTable.css'

interface ChartTableProps<Id extends string> {
  label: string
  categoryHeader: string
  categories: readonly ChartCategory<Id>[]
  series: readonly ChartSeries<Id>[]
  format: (value: number | null, seriesId: Id) => string
}

/** The same values as the drawing, as a table. */
export function ChartTable<Id extends string>(props: ChartTableProps<Id>) {
  const { label, categoryHeader, categories, series, format } = props
  return (
    <table className={table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead className={head}>
        <tr>
          <th scope="col" className={columnHeader}>
            {categoryHeader}
          </th>
          {series.map((one) => (
            <th key={one.id} scope="col" className={columnHeader}>
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {categories.map((category) => (
          <tr key={category.id} className={row}>
            <th scope="row" className={rowHeader}>
              {category.label}
            </th>
            {series.map((one) => (
              <td key={one.id} className={valueStyle} data-series={one.label}>
                {format(category.values[one.id], one.id)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
