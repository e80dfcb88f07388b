import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { actions, balance, cell, columnHeader, date, entry, ledger, money, totalRow } from './LedgerList.css'

export interface LedgerEntry {
  id: string
  /** The day in words. */
  date: string
  description: string
  /** What it adds or takes away, formatted with its sign. */
  amount: string
  /** What it comes to after this line, formatted. */
  balance: string
  /** A Menu of what can be done with the line, where there is something. */
  actions?: ReactNode
}

export interface LedgerListProps {
  /** Names the table, like "How the balance adds up". */
  label: string
  /** The lines from the first to the last, formatted; nothing is added up here. */
  entries: readonly LedgerEntry[]
  /** Names the last row, like "Balance due". */
  totalLabel: string
  /** What all lines come to, formatted: "$52.00". */
  total: string
}

/** Amounts that add up, line by line, to the total below them. */
export function LedgerList({ label, entries, totalLabel, total }: LedgerListProps) {
  const hasActions = entries.some((line) => Boolean(line.actions))
  return (
    <table className={ledger}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={columnHeader}>
            What happened
          </th>
          <th scope="col" className={`${columnHeader} ${money}`}>
            Amount
          </th>
          <th scope="col" className={`${columnHeader} ${money} ${balance}`}>
            Balance
          </th>
          {hasActions && (
            <th scope="col" className={columnHeader}>
              <VisuallyHidden>Actions</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((line) => (
          <tr key={line.id} className={entry}>
            <th scope="row" className={cell}>
              {line.description} <span className={date}>{line.date}</span>
            </th>
            <td className={money}>{line.amount}</td>
            <td className={`${money} ${balance}`}>{line.balance}</td>
            {hasActions && <td className={actions}>{line.actions}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={totalRow}>
          <th scope="row" className={cell}>
            {totalLabel}
          </th>
          <td className={`${money} ${balance}`} />
          <td className={money}>{total}</td>
          {hasActions && <td />}
        </tr>
      </tfoot>
    </table>
  )
}
