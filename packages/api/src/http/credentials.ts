/** Who is calling, as the client needs to know it; a session provides it. */
export interface Credentials {
  /** The access token if one is held and still valid, else null. */
  bearer(): string | null
  /** The CSRF token for POST, PUT, PATCH and DELETE; null where none is held. */
  csrf(): string | null
  /**
   * Gets a new token. True: one is held now. False: there is none to be had, and the person must sign in.
   * Throws NetworkError when the server can't be asked.
   */
  refresh(): Promise<boolean>
  /** Called at most once for each epoch, when a refresh was refused or there was no token. */
  onAuthFailure(): void
  /** Changes with every sign-in and sign-out; a request never crosses from one to the next. */
  epoch(): number
}
