import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <change>` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/storage/schema/*.ts',
  out: './src/storage/migrations',
});
