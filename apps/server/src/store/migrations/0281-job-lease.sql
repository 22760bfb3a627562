-- Which server does a job of the whole installation, and when it is due: see jobs/lease.ts.
CREATE TABLE job_lease (
  job text PRIMARY KEY,
  -- Instance id of the server that does it; it holds the lease until then, and prolongs it.
  holder uuid,
  until timestamptz NOT NULL DEFAULT '-infinity',
  due_at timestamptz NOT NULL DEFAULT now()
);
