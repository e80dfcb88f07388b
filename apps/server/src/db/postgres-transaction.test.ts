import { EventEmitter } from 'node:events'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { AppError } from '../errors'
import type { Tx } from './database'
import { databaseFault } from './database-fault'
import { transactionsOn } from './postgres-transaction'
import { sqlState } from './sql-state'

/** What a statement comes to: an error that is thrown, or else the command that is answered. */
type Script = (statement: string, client: FakeClient) => Error | string

class FakeClient extends EventEmitter {
  readonly said: string[] = []
  /** What it was given back with; empty while it is held. */
  readonly released: unknown[] = []
  readonly script: Script
  isLost = false

  constructor(script: Script) {
    super()
    this.script = script
    // As the listener that the pool's connections get.
    this.on('error', () => undefined)
  }

  query({ text }: { text: string }): Promise<unknown> {
    // Its settings are sent together with BEGIN.
    const statement = text.split(';')[0] ?? ''
    this.said.push(statement)
    const answer = this.isLost ? new Error('Client is not queryable') : this.script(statement, this)
    return typeof answer === 'string'
      ? Promise.resolve({ command: answer, rows: [] })
      : Promise.reject(answer)
  }

  release(error?: unknown): void {
    this.released.push(error)
  }
}

const succeed: Script = (statement) => statement.toUpperCase()
const coded = (code: string) => Object.assign(new Error(`failed with ${code}`), { code })
const failAt =
  (at: string, error: Error): Script =>
  (statement) =>
    statement === at ? error : statement.toUpperCase()
/** As pg tells of a connection that is gone: by an event, and by an error without a code. */
const loseAt =
  (at: string): Script =>
  (statement, client) => {
    if (statement !== at) return statement.toUpperCase()
    const error = new Error('Connection terminated unexpectedly')
    client.isLost = true
    client.emit('error', error)
    return error
  }

let clients: FakeClient[]
let pauses: number[]
beforeEach(() => {
  clients = []
  pauses = []
})

/** Transactions on a pool whose every connection follows the script. */
function transactionsWith(script: Script) {
  const connect = () => {
    const client = new FakeClient(script)
    clients.push(client)
    return Promise.resolve(client)
  }
  const pool = { connect } as unknown as pg.Pool
  return transactionsOn(pool, (tries) => Promise.resolve(pauses.push(tries)))
}

const select = (tx: Tx) => tx.execute(sql`select 1`).then(() => 'done')
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )

describe('a transaction', () => {
  it('begins, works, commits and gives its connection back', async () => {
    expect(await transactionsWith(succeed)(select)).toBe('done')
    expect(clients.map(({ said }) => said)).toEqual([['begin', 'select 1', 'commit']])
    expect(clients[0]?.released).toEqual([undefined])
  })

  it('that is refused rolls back, with the refusal as it was', async () => {
    const refusal = new AppError('not_found', 'No.')
    expect(await failure(transactionsWith(succeed)(() => Promise.reject(refusal)))).toBe(refusal)
    expect(clients.map(({ said }) => said)).toEqual([['begin', 'rollback']])
    expect(clients[0]?.released).toEqual([undefined])
  })

  it('is no success when PostgreSQL rolls it back at COMMIT, as a failed query went unnoticed', async () => {
    const rollBack: Script = (statement) => (statement === 'commit' ? 'ROLLBACK' : 'OK')
    expect(await failure(transactionsWith(rollBack)(select))).toBeInstanceOf(Error)
  })
})

describe('a lost connection', () => {
  it.each(['begin', 'select 1', 'commit'])(
    'at %s gives its place back, and means the database',
    async (at) => {
      const error = await failure(transactionsWith(loseAt(at))(select))
      expect(clients[0]?.released).toEqual([expect.any(Error)])
      expect(databaseFault(error)).toBe('gone')
      expect(error).toMatchObject({ isSaved: at === 'commit' ? 'unknown' : 'no' })
    },
  )

  it('at ROLLBACK gives its place back, and hides no refusal', async () => {
    const refusal = new AppError('not_found', 'No.')
    const error = await failure(transactionsWith(loseAt('rollback'))(() => Promise.reject(refusal)))
    expect(error).toBe(refusal)
    expect(clients[0]?.released).toEqual([expect.any(Error)])
  })

  it('inside a savepoint means the database too', async () => {
    const inner = (tx: Tx) => tx.transaction(select)
    expect(databaseFault(await failure(transactionsWith(loseAt('select 1'))(inner)))).toBe('gone')
  })

  it('can’t be had at all: that means the database too', async () => {
    const connect = () => Promise.reject(new Error('timeout exceeded when trying to connect'))
    const transaction = transactionsOn({ connect }, () => Promise.resolve())
    expect(databaseFault(await failure(transaction(select)))).toBe('gone')
  })
})

describe('a query that is never answered', () => {
  // As pg says it: the query stays where it is, and what is asked after it waits behind it.
  const timeout = new Error('Query read timeout')

  it.each([
    ['begin', 'no'],
    ['select 1', 'no'],
    ['commit', 'unknown'],
  ])('at %s means the database, and no ROLLBACK waits behind it', async (at, isSaved) => {
    const error = await failure(transactionsWith(failAt(at, timeout))(select))
    expect(error).toMatchObject({ name: 'DatabaseUnavailable', isSaved })
    expect(clients[0]?.said.at(-1)).toBe(at)
    expect(clients[0]?.released).toEqual([expect.any(Error)])
  })

  it('inside a savepoint means the database, also when the server comes back', async () => {
    const inner = (tx: Tx) => tx.transaction(select)
    const error = await failure(transactionsWith(failAt('select 1', timeout))(inner))
    expect(error).toMatchObject({ name: 'DatabaseUnavailable', isSaved: 'no' })
    expect(clients[0]?.released).toEqual([expect.any(Error)])
  })

  it.each([new TypeError('circular'), new SyntaxError('JSON')])(
    'is not one whose values %s: that is a fault, on a connection that goes on',
    async (fault) => {
      const error = await failure(transactionsWith(failAt('select 1', fault))(select))
      expect([error, databaseFault(error)]).toEqual([expect.objectContaining({ cause: fault }), null])
      expect(clients[0]?.said).toEqual(['begin', 'select 1', 'rollback'])
      expect(clients[0]?.released).toEqual([undefined])
    },
  )
})

describe('COMMIT', () => {
  it.each(['57P01', '08006', 'ECONNRESET'])('that ends with %s may have happened', async (code) => {
    const error = await failure(transactionsWith(failAt('commit', coded(code)))(select))
    expect(error).toMatchObject({ name: 'DatabaseUnavailable', isSaved: 'unknown' })
    expect(pauses).toEqual([])
  })

  it('that is refused did not happen', async () => {
    const error = await failure(transactionsWith(failAt('commit', coded('23503')))(select))
    expect([sqlState(error), databaseFault(error)]).toEqual(['23503', null])
  })
})

describe('a transaction in another one’s way', () => {
  it.each(['40001', '40P01'])('is tried again on %s, with a transaction of its own', async (code) => {
    const seen = new Set<Tx>()
    const conflict: Script = (statement) =>
      statement === 'select 1' && clients.length < 4 ? coded(code) : statement.toUpperCase()
    const work = (tx: Tx) => {
      seen.add(tx)
      return select(tx)
    }
    expect(await transactionsWith(conflict)(work)).toBe('done')
    expect([seen.size, clients.length, pauses]).toEqual([4, 4, [1, 2, 3]])
    expect(clients.map(({ released }) => released)).toEqual(Array(4).fill([undefined]))
  })

  it('gives up after three more tries', async () => {
    const error = await failure(transactionsWith(failAt('commit', coded('40001')))(select))
    expect([sqlState(error), clients.length]).toEqual(['40001', 4])
  })

  it('is not tried again for anything else', async () => {
    await failure(transactionsWith(failAt('select 1', coded('23505')))(select))
    expect(clients).toHaveLength(1)
  })
})
