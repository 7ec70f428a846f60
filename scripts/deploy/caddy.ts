import { redirects } from "#routes.ts";
import { contentTypes, unknownType } from "../../server/content-types.ts";
import { cacheControl, securityHeaders } from "../../server/headers.ts";
import { anyFormOf, notice, strayPath } from "./paths.ts";

/** The site for Caddy. The environment names the domain (SITE_ADDRESS) and the folder (SITE_ROOT). */
export function caddyfile(): string {
  return `# ${notice}

{$SITE_ADDRESS:http://127.0.0.1:8080} {
	root * {$SITE_ROOT:/var/www/no-fault-neurology}

	header {
${securityHeaders.map(([name, value]) => `\t\t${name} "${value}"`).join("\n")}
	}
	header -Server

	map {query} {question} {
		"" ""
		default "?{query}"
	}
	# By the file that is sent, which try_files finds: /contact is /contact.html.
	map {path} {cache_control} {
		~^/_astro/ "${cacheControl.hashed}"
		~\\.html$ "${cacheControl.page}"
		default "${cacheControl.file}"
	}
	map {path} {content_type} {
${Object.entries(contentTypes)
  .map(([ending, type]) => `\t\t~\\${ending}$ "${type}"`)
  .join("\n")}
		default "${unknownType}"
	}

	route {
		@writing not method GET HEAD
		handle @writing {
			header Allow "GET, HEAD"
			header Cache-Control "${cacheControl.never}"
			respond 405
		}

		@hidden {
			path */.*
			not path /.well-known/*
		}
		error @hidden 404
		# path_regexp reads the path cleaned of these, an expression as it came.
		@unclean expression \`{path}.matches("//|/[.][.]?(/|$)")\`
		error @unclean 404
		@absent path_regexp \\.(br|gz)$|^/404(\\.html)?/?$
		error @absent 404

${Object.entries(redirects).map(redirect).join("\n")}
		@home path_regexp ^/index(?:\\.html)?/?$
		handle @home {
			header Cache-Control "${cacheControl.redirect}"
			redir * /{question} 301
		}
		@stray path_regexp page ${strayPath}
		handle @stray {
			@known file {re.page.1}.html {re.page.1}
			handle @known {
				header Cache-Control "${cacheControl.redirect}"
				redir * {re.page.1}{question} 301
			}
			error 404
		}

		rewrite / /index.html
		try_files {path}.html {path}
		header Cache-Control {cache_control}
		header Content-Type {content_type}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		rewrite * /404.html
		header Cache-Control "${cacheControl.notFound}"
		header Content-Type "${contentTypes[".html"]}"
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
}
`;
}

function redirect([from, to]: [string, string], index: number): string {
  return `		@moved${index} path_regexp ${anyFormOf(from)}
		handle @moved${index} {
			header Cache-Control "${cacheControl.redirect}"
			redir * ${to}{question} 301
		}`;
}
