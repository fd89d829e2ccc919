export const help = `Reads and looks after the applications that the website has stored.

Usage: npm run applications -- COMMAND [options]
       npm run -s applications -- COMMAND [options]   prints nothing of npm's own

Commands:
  list                   the applications, newest first
  show REFERENCE         one application with all its fields
  export                 the applications as CSV
  deliveries             the mails about each application, and how they stand
  retry [REFERENCE]      sends again what was not delivered, of one application or of all
  erase REFERENCE --yes  deletes one application for good

Options:
  --json                 list, show, deliveries: as JSON
  --programme SLUG       list, export: of one programme, such as student-exchange
  --since DATE           list, export: from this date on, such as 2026-11-21 (UTC)
  --output FILE          export: into a file, with the mark (BOM) by which Excel knows UTF-8;
                         without it, to standard output

The database is the one of DATABASE_URL, from the environment or the file .env.
Exit codes: 0 done, 1 failed or not found, 2 the command line was not understood.
`;
