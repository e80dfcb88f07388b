import { Link } from '../Link/Link'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import type { ChartCategory, ChartSeries } from './chart-patterns'
import { body, columnHeader, head, row, rowHeader, table, value as valueStyle } from './ChartTable.css'

interface ChartTableProps<Id extends string> {
  label: string
  categoryHeader: string
  categories: readonly ChartCategory<Id>[]
  series: readonly ChartSeries<Id>[]
  format: (value: number | null, seriesId: Id, missing?: string) => string
  linkOf: ((categoryId: string, seriesId: Id) => { href: string; hint: string } | undefined) | undefined
}

/** The same values as the drawing, as a table. */
export function ChartTable<Id extends string>(props: ChartTableProps<Id>) {
  const { label, categoryHeader, categories, series, format, linkOf } = props
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
                <TableValue link={linkOf?.(category.id, one.id)}>
                  {format(category.values[one.id], one.id, category.missing)}
                </TableValue>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TableValueProps {
  link: { href: string; hint: string } | undefined
  children: string
}

function TableValue({ link, children }: TableValueProps) {
  if (link === undefined) return children
  return (
    <Link href={link.href}>
      {children}
      <VisuallyHidden>{link.hint}</VisuallyHidden>
    </Link>
  )
}
