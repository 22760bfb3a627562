/** A request of a directory service, and what it relies on in the response. */
export interface Step {
  /** What the service is doing. */
  does: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/scim/v2`. `{name}` stands for a remembered value. */
  path: string;
  body?: object;
  status: number;
  /** A part of the response. */
  expects?: object;
  /** Remembers the id of the response under a name. */
  remember?: string;
}
