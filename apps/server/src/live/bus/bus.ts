/** Carries hints and ephemeral events between servers. What it loses is found by polling, or was not important. */
export interface Bus {
  /** Notifies the other servers that events of a tenant were committed here. Coalesced; never waits and never throws. */
  hint(tenantId: string): void;
  /** Sends an ephemeral event to the other servers; dropped while the bus is away. */
  send(payload: string): void;
  /** Whether hints of other servers arrive at present, as far as is known. */
  isConnected(): boolean;
  close(): Promise<void>;
}

export interface BusOptions {
  /** Id of this server, whose own hints are ignored. */
  instanceId: string;
  /**
   * Called when another server has committed events of these tenants; without tenants when it may be those of any, and when
   * hints may have been missed.
   */
  onHint: (tenantIds?: readonly string[]) => void;
  /** Called with each ephemeral event. */
  onEphemeral: (payload: string) => void;
  onError: (error: unknown) => void;
}
