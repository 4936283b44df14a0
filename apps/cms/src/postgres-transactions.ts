/**
 * Transactions of PostgreSQL on connections of their own. A hook may run statements outside of the
 * transaction of its request. With one pool, as many requests as it has connections would hold all
 * of them, and each would wait for a further one without end.
 */
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { DatabaseAdapterObj } from "payload";

/**
 * Returns an adapter that opens transactions on a second pool with the same options. Statements
 * outside of transactions keep the first pool.
 */
export function separateTransactions(
  base: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...base,
    init(options) {
      const adapter = base.init(options);
      const begin = adapter.beginTransaction;
      let separate: PostgresAdapter | null = null;
      /** Creates the second pool. The schema is complete when the first transaction begins. */
      function openSeparate(): PostgresAdapter {
        const client = new adapter.pg.Pool(adapter.poolOptions);
        // Without a listener an idle connection that the server ends would end the process.
        client.on("error", (error) => {
          options.payload.logger.error({ err: error, msg: "An idle connection has ended." });
        });
        const connection = drizzle({ client, schema: adapter.schema });
        // The open transactions are those of the adapter, where each statement finds its own.
        return Object.create(adapter, { drizzle: { value: connection } }) as PostgresAdapter;
      }
      adapter.beginTransaction = async (transaction) => {
        await adapter.initializing;
        separate ??= openSeparate();
        return begin.call(separate, transaction);
      };
      return adapter;
    },
  };
}
