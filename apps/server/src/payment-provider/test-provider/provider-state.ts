/** One of the provider's forms for setting up an account: good once, and for minutes. */
export interface LinkState {
  returnUrl: string
  refreshUrl: string
  expiresAt: number
  isUsed: boolean
}

export interface SessionState {
  /** Empty where a client pays without a card on file. */
  customer: string
  status: 'open' | 'complete' | 'expired'
  successUrl: string
  cancelUrl: string
  metadata: Record<string, string>
  method: string | null
  /** What is to be paid; missing where a card is to be kept. */
  payment?: PaymentState
}

export interface PaymentState {
  amount: number
  currency: string
  words: string
  /** In seconds. */
  expiresAt: number
  metadata: Record<string, string>
  /** The charge, once it is paid. */
  intent: string | null
}

export interface MethodState {
  lastFour: string
  brand: string
  /** Null once it was taken away. */
  customer: string | null
}

export interface IntentState {
  customer: string
  method: string
  amount: number
  currency: string
  status: 'succeeded' | 'requires_payment_method'
  created: number
  metadata: Record<string, string>
  refusal: { code: string; decline_code?: string; message: string } | null
}

export interface RefundState {
  charge: string
  amount: number
  created: number
  /** Of the card: what becomes of the refund goes by it. */
  lastFour: string
  metadata: Record<string, string>
}

export interface DisputeState {
  charge: string
  amount: number
  /** As Stripe names it. */
  status: string
  created: number
  dueBy: number
  /** When it took the money, in seconds; missing while it has not. */
  takenAt?: number
  /** When the money came back, as the dispute was won. */
  givenBackAt?: number
}

/** What was sent to the practice's bank. */
export interface PayoutState {
  amount: number
  /** In seconds. */
  created: number
  /** When the bank sent it back; null where it took it. */
  failedAt: number | null
  /** Ids of what it is made of. */
  transactions: string[]
}

/** All that the test provider keeps of one account. */
export interface AccountState {
  isSubmitted: boolean
  /** Names of what is missing, as Stripe writes them. */
  due: string[]
  isGivenUp: boolean
  /** A code that stands for the account once, where a person chose it. */
  code: string | null
  links: Record<string, LinkState>
  customers: string[]
  sessions: Record<string, SessionState>
  methods: Record<string, MethodState>
  intents: Record<string, IntentState>
  refunds: Record<string, RefundState>
  disputes: Record<string, DisputeState>
  payouts: Record<string, PayoutState>
  /** What was answered to each idempotency key. */
  answers: Record<string, { body: string; status: number; answer: unknown }>
}

export const newAccount = (): AccountState => ({
  isSubmitted: false,
  due: ['business_profile.url', 'external_account', 'tos_acceptance.date'],
  isGivenUp: false,
  code: null,
  links: {},
  customers: [],
  sessions: {},
  methods: {},
  intents: {},
  refunds: {},
  disputes: {},
  payouts: {},
  answers: {},
})

export const canCharge = ({ isSubmitted, due, isGivenUp }: AccountState): boolean =>
  isSubmitted && due.length === 0 && !isGivenUp

/** Where the accounts are kept. */
export interface TestProviderStore {
  add(account: string, state: AccountState): Promise<void>
  /** Runs `work` on the account's state, one after another, and keeps what it changed; null for no such account. */
  change<Result>(account: string, work: (state: AccountState) => Result): Promise<Result | null>
}

/** Keeps the accounts for as long as the process lives. */
export function memoryStore(): TestProviderStore {
  const accounts = new Map<string, AccountState>()
  return {
    add: (account, state) => Promise.resolve(void accounts.set(account, state)),
    change: (account, work) => {
      const state = accounts.get(account)
      return Promise.resolve(state === undefined ? null : work(state))
    },
  }
}
