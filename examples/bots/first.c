/* Does what is listed first: cc -o first first.c */
#include <stdio.h>
#include <string.h>

static char line[1 << 20];

int main(void) {
    const char *mark = "\"legal\":[\"";
    while (fgets(line, sizeof line, stdin)) {
        char *legal = strstr(line, mark);
        if (!legal)
            continue;
        legal += strlen(mark);
        *strchr(legal, '"') = 0;
        printf("{\"action\": \"%s\"}\n", legal);
        fflush(stdout);
    }
    return 0;
}
