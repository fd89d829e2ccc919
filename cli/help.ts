export const help = `Reads and looks after what the website's forms have stored: applications, messages.

Usage: npm run applications -- COMMAND [options]
       npm run -s applications -- COMMAND [options]   prints nothing of npm's own

Commands:
  list                   the submissions, newest first
  show REFERENCE         one submission with all its fields
  export                 the submissions as CSV
  deliveries             the mails about each submission, and how they stand
  retry [REFERENCE]      sends again what was not delivered, of one submission or of all
  release REFERENCE      delivers a submission that was held back, since it looks like a program's
  terms                  the texts of the terms that were agreed to, by their versions
  erase REFERENCE --yes  deletes one submission for good

Options:
  --json                 list, show, deliveries: as JSON
  --form SLUG            list, export: of one form, such as application or contact;
                         export without it has the columns of all forms
  --suspected            list: only those that are held back, and wait for release
  --programme SLUG       list, export: of one programme, such as student-exchange
  --since DATE           list, export: from this date on, such as 2026-11-21 (UTC)
  --output FILE          export: into a file, with the mark (BOM) by which Excel knows UTF-8;
                         without it, to standard output

The database is the one of DATABASE_URL, from the environment or the file .env.
Exit codes: 0 done, 1 failed or not found, 2 the command line was not understood.
`;
