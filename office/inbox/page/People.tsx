import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffInput } from "#inbox/inbox-operations.ts";
import { Action } from "./Action.tsx";
import type { Desk } from "./desk.ts";
import { Heading } from "./Heading.tsx";
import { Invite, Link } from "./Invite.tsx";
import { moment } from "@practice/site/practice/practice-time.ts";
import { Loaded } from "./Loaded.tsx";
import styles from "./Manage.module.css";
import { PersonCard } from "./PersonCard.tsx";
import { Problem } from "./Problem.tsx";

/** What can be changed or revoked, by its operation. */
export type Change = {
  [Name in "people/role" | "people/revoke" | "invitations/revoke" | "passkeys/revoke" | "sessions/revoke"]: {
    operation: Name;
    input: StaffInput<Name>;
  };
}["people/role" | "people/revoke" | "invitations/revoke" | "passkeys/revoke" | "sessions/revoke"];

const queryKey = ["people"] as const;

/** Who can sign in: the staff see themselves; managers see and invite everyone. */
export function People({ desk }: { desk: Desk }) {
  const client = useQueryClient();
  // Always refetched: people and sessions may have changed.
  const query = useQuery({ queryKey, queryFn: () => desk.ask("people", {}), refetchOnMount: "always" });
  const refetch = () => client.invalidateQueries({ queryKey });
  const inviting = useMutation({
    mutationFn: (input: StaffInput<"people/invite">) => desk.ask("people/invite", input),
    // The link is shown once, and not cached.
    gcTime: 0,
    onSuccess: refetch,
  });
  const changing = useMutation({
    mutationFn: ({ operation, input }: Change) => desk.ask(operation, input as never),
    onSuccess: refetch,
  });
  const now = desk.now();
  return (
    <>
      <Heading level="h2">People</Heading>
      <p className={styles.lead}>
        {desk.isManager
          ? "Who can sign in, with their passkeys and open sessions. What you end here ends at once."
          : "Your passkeys and your open sessions. What you end here ends at once."}
      </p>
      {desk.isManager && <Invite busy={inviting.isPending} onInvite={inviting.mutate} />}
      {inviting.data && <Link link={inviting.data.link} until={moment(inviting.data.expiresAt, now)} />}
      <Problem error={inviting.error ?? changing.error} />
      <Loaded query={query}>
        {({ people, invitations }) => (
          <>
            {invitations.length > 0 && (
              <section aria-labelledby="invited-title">
                <h3 id="invited-title">Invited</h3>
                <ul role="list" className={styles.lines}>
                  {invitations.map(({ id, name, role, expiresAt }) => (
                    <li key={id}>
                      <span id={`invitation-${id}`}>
                        <b>{name}</b>, {role}. The link works until {moment(expiresAt, now)}.
                      </span>
                      <Action
                        tone="quiet"
                        label="Cancel the invitation"
                        aria-describedby={`invitation-${id}`}
                        busy={changing.isPending}
                        onClick={() => changing.mutate({ operation: "invitations/revoke", input: { invitation: id } })}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <div className={styles.people}>
              {people.map((person) => (
                <PersonCard
                  key={person.id}
                  person={person}
                  now={now}
                  isMe={person.id === desk.session.person.id}
                  isManager={desk.isManager}
                  busy={changing.isPending || inviting.isPending}
                  onChange={changing.mutate}
                  onInvite={() => inviting.mutate({ person: person.id })}
                />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}
